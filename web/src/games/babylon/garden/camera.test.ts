import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { STEEP, TILT, Viewpoint } from './camera';
import { BOARD, FIELD, LEVEL } from './dimensions';

function seen(viewpoint: Viewpoint, aspect: number, point: [number, number, number]): Vector3 {
  const camera = new PerspectiveCamera(50, aspect);
  viewpoint.place(camera);
  return new Vector3(...point).project(camera);
}

function corners(): [number, number, number][] {
  const { half, thickness } = BOARD;
  return [-half, half].flatMap((x) => [-half, half].map((z): [number, number, number] => [x, -thickness, z]));
}

describe('the eye', () => {
  it.each([0.5, 1, 1.4, 2.5])('sees the whole board in a picture %d times as wide as high', (aspect) => {
    const viewpoint = new Viewpoint();
    for (let turn = 0; turn < 12; turn++) {
      viewpoint.orbit(0.6, turn % 2 ? 0.3 : -0.25);
      viewpoint.arrive();
      const points = corners().map((corner) => seen(viewpoint, aspect, corner));
      for (const { x, y, z } of points) {
        expect(Math.abs(x)).toBeLessThanOrEqual(1);
        expect(Math.abs(y)).toBeLessThanOrEqual(1);
        expect(Math.abs(z)).toBeLessThan(1);
      }
      // And no smaller than it has to be.
      expect(Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))).toBeGreaterThan(0.85);
    }
  });

  it('sees a high tile at the far rim where the picture has room for it', () => {
    const viewpoint = new Viewpoint();
    viewpoint.aspect = 1.04;
    viewpoint.raise(2 * LEVEL + 0.4);
    viewpoint.arrive();
    for (const x of [-FIELD, FIELD])
      expect(seen(viewpoint, 1.04, [x, 2 * LEVEL + 0.4, -FIELD]).y).toBeLessThanOrEqual(1);
  });

  it('sees each tile of a garden that is shown whole, from all sides', () => {
    const viewpoint = new Viewpoint();
    viewpoint.aspect = 1;
    viewpoint.raise(4 * LEVEL + 0.4);
    const [x, y, z] = [FIELD, 4 * LEVEL + 0.4, -FIELD];
    viewpoint.peaks = [{ x, y, z }];
    for (let turn = 0; turn < 12; turn++) {
      viewpoint.orbit(Math.PI / 6, 0);
      viewpoint.arrive();
      for (const at of [...corners(), [x, y, z] satisfies [number, number, number]]) {
        const point = seen(viewpoint, 1, at);
        expect(Math.max(Math.abs(point.x), Math.abs(point.y))).toBeLessThanOrEqual(1);
      }
    }
  });

  it('looks straight down from above, north up, with hardly any perspective', () => {
    const viewpoint = new Viewpoint();
    viewpoint.view = 'above';
    viewpoint.arrive();
    const low = seen(viewpoint, 1, [3, 0, 3]);
    const high = seen(viewpoint, 1, [3, 2.7, 3]);
    expect(Math.hypot(low.x - high.x, low.y - high.y)).toBeLessThan(0.04);
    expect(seen(viewpoint, 1, [0, 0, -4]).y).toBeGreaterThan(0.5);
    expect(seen(viewpoint, 1, [4, 0, 0]).x).toBeGreaterThan(0.5);
  });

  it('comes back to where it was when one has looked from above', () => {
    const viewpoint = new Viewpoint();
    viewpoint.orbit(1, 0.1);
    const before = { ...viewpoint.goal };
    viewpoint.view = 'above';
    viewpoint.orbit(2, 0);
    viewpoint.view = 'tilt';
    expect(viewpoint.goal).toEqual(before);
  });

  it('can neither go under the board nor lose it', () => {
    const viewpoint = new Viewpoint();
    viewpoint.orbit(0, -9);
    expect(viewpoint.goal.elevation).toBeGreaterThan(0.15);
    viewpoint.orbit(0, 9);
    expect(viewpoint.goal.elevation).toBeLessThan(Math.PI / 2);
    viewpoint.zoom(0.001);
    viewpoint.pan(100, -100);
    viewpoint.arrive();
    const middle = seen(viewpoint, 1, [viewpoint.now.x, 0, viewpoint.now.z]);
    expect(Math.abs(middle.x)).toBeLessThan(0.2);
    expect(Math.abs(viewpoint.now.x)).toBeLessThanOrEqual(4);
    viewpoint.zoom(1000);
    expect(viewpoint.goal.x).toBeCloseTo(0);
    expect(viewpoint.goal.z).toBeCloseTo(0);
    expect(viewpoint.goal.zoom).toBeLessThan(1.5);
  });

  it('arrives: its movement ends', () => {
    const viewpoint = new Viewpoint();
    viewpoint.orbit(1, 0.2);
    let steps = 0;
    while (viewpoint.step(1 / 60)) expect(++steps).toBeLessThan(120);
    expect(viewpoint.now).toEqual(viewpoint.goal);
    expect(steps).toBeGreaterThan(10);
    expect(viewpoint.step(1 / 60)).toBe(false);
  });

  it('goes back to its first place the short way round', () => {
    const viewpoint = new Viewpoint();
    viewpoint.orbit(7 * Math.PI, 0.2);
    viewpoint.arrive();
    viewpoint.reset();
    expect(Math.abs(viewpoint.now.azimuth - viewpoint.goal.azimuth)).toBeLessThanOrEqual(Math.PI + 1e-9);
    expect(viewpoint.goal.azimuth).toBe(TILT.azimuth);
  });

  it('looks down more steeply in a high picture, unless it was moved', () => {
    const viewpoint = new Viewpoint();
    viewpoint.aspect = 0.7;
    expect(viewpoint.goal.elevation).toBe(STEEP.elevation);
    viewpoint.orbit(0.1, 0.1);
    const { elevation } = viewpoint.goal;
    viewpoint.aspect = 2;
    expect(viewpoint.goal.elevation).toBe(elevation);
  });
});
