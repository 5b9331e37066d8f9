/** How often to look, in milliseconds. */
const LOOK = 20;

/**
 * Waits until the graphics card has finished all commands, also the compiling of programs. A call that reads from it
 * would wait as well, but it would block the page.
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
    // The state of a fence changes only between two tasks of the page.
    setTimeout(look, 0);
  });
}

/** Lets the page do what waits: answer a click, draw a frame. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
