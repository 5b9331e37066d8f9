/** How often to look, in milliseconds. */
const LOOK = 20;

/**
 * Waits until the graphics card has done all it was told, programs included. Any call that asks it something would wait
 * as well, but meanwhile the page would stand still.
 */
export function settled(context: WebGLRenderingContext | WebGL2RenderingContext): Promise<void> {
  return new Promise((resolve) => {
    const fence = 'fenceSync' in context ? context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0) : null;
    if (!fence || !('getSyncParameter' in context)) return resolve();
    context.flush();
    const look = () => {
      const isWaiting = context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED;
      if (isWaiting && !context.isContextLost()) return setTimeout(look, LOOK);
      context.deleteSync(fence);
      resolve();
    };
    // What a fence tells changes only between two tasks of the page.
    setTimeout(look, 0);
  });
}
