/** The sun of an afternoon, or the glow after sunset. */

import { DirectionalLight, Group, HemisphereLight } from 'three';

const LIGHTS = {
  day: { sun: '#ffedcf', sunlight: 2.7, sky: '#efe6ea', ground: '#dcbf96', skylight: 1.75 },
  night: { sun: '#ffd2a0', sunlight: 2.1, sky: '#93a5e8', ground: '#6b5a66', skylight: 1.5 },
};

export class Light {
  readonly group = new Group();
  #sun = new DirectionalLight();
  #sky = new HemisphereLight();

  constructor() {
    const { shadow } = this.#sun;
    this.#sun.position.set(-6.5, 11, 6);
    this.#sun.castShadow = true;
    shadow.mapSize.set(2048, 2048);
    shadow.camera.left = shadow.camera.bottom = -8;
    shadow.camera.right = shadow.camera.top = 8;
    shadow.camera.near = 2;
    shadow.camera.far = 28;
    shadow.bias = -0.0004;
    shadow.normalBias = 0.02;
    shadow.radius = 3.5;
    this.group.add(this.#sun, this.#sun.target, this.#sky);
  }

  set dark(dark: boolean) {
    const light = dark ? LIGHTS.night : LIGHTS.day;
    this.#sun.color.set(light.sun);
    this.#sun.intensity = light.sunlight;
    this.#sky.color.set(light.sky);
    this.#sky.groundColor.set(light.ground);
    this.#sky.intensity = light.skylight;
  }

  dispose(): void {
    this.#sun.dispose();
    this.#sky.dispose();
  }
}
