import { expect, it } from 'vitest';
import { isDrawnBySoftware, isWebGLAvailable } from './webgl';

it('a browser without WebGL is recognised, and nothing throws', () => {
  // happy-dom has none
  expect(isWebGLAvailable()).toBe(false);
  expect(isDrawnBySoftware()).toBe(false);
});
