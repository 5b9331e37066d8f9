/** Whether this browser can draw the solid garden. Apart from the scene, so that asking does not load three.js. */

type Drawing = 'none' | 'software' | 'hardware';

let answer: Drawing | null = null;

export function isWebGLAvailable(): boolean {
  return drawing() !== 'none';
}

/** Whether the processor has to do what a graphics card does elsewhere, many times slower. */
export function isDrawnBySoftware(): boolean {
  return drawing() === 'software';
}

function drawing(): Drawing {
  answer ??= probe();
  return answer;
}

function probe(): Drawing {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    if (!context) return 'none';
    const names = context.getExtension('WEBGL_debug_renderer_info');
    const name = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    // Browsers allow few contexts at once: this one is given back.
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? 'software' : 'hardware';
  } catch {
    return 'none';
  }
}
