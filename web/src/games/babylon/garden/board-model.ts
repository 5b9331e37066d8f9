/** What is there before anything is built: the board, and the ground that takes its shadow. */

import {
  type BufferGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  ShadowMaterial,
  type Texture,
} from 'three';
import { BOARD } from './dimensions';
import { friezePicture, lettersPicture } from './paint/board';
import { baseGeometry, fieldGeometry, lettersGeometry, rimGeometry } from './pieces/board';

export class BoardModel {
  readonly group = new Group();
  #disposables: (BufferGeometry | Material | Texture | InstancedMesh)[] = [];
  #ground = new ShadowMaterial();

  constructor() {
    const [frieze, letters] = [friezePicture(), lettersPicture()];
    const painted = new MeshLambertMaterial({ vertexColors: true });
    // As copies of one, all these share the programs of the pieces.
    this.#add(baseGeometry(), new MeshLambertMaterial({ map: frieze })).castShadow = true;
    this.#add(rimGeometry(), painted).castShadow = true;
    this.#add(lettersGeometry(), new MeshLambertMaterial({ map: letters }));
    this.#add(fieldGeometry(), painted);
    const form = new PlaneGeometry(15, 15).rotateX(-Math.PI / 2).translate(1.5, -BOARD.thickness - 0.07, -1.5);
    const ground = new Mesh(form, this.#ground);
    ground.receiveShadow = true;
    this.group.add(ground);
    this.#disposables.push(frieze, letters, form, this.#ground);
  }

  #add(form: BufferGeometry, surface: Material): InstancedMesh {
    const mesh = new InstancedMesh(form, surface, 1);
    mesh.setMatrixAt(0, new Matrix4());
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    this.group.add(mesh);
    this.#disposables.push(form, surface, mesh);
    return mesh;
  }

  set dark(dark: boolean) {
    this.#ground.color.set(dark ? '#000000' : '#5a3a1a');
    this.#ground.opacity = dark ? 0.45 : 0.3;
  }

  dispose(): void {
    for (const one of this.#disposables) one.dispose();
    this.group.clear();
  }
}
