/** All pieces of a garden, drawn kind by kind: one call for each kind, however many there are. */

import { Group, InstancedMesh, type Material, Matrix4, Quaternion, Vector3 } from 'three';
import type { Item, ItemKind } from './item';
import type { Models } from './models';

const UP = new Vector3(0, 1, 0);

export class Crowd {
  readonly group = new Group();
  #meshes = new Map<ItemKind, InstancedMesh>();
  #items = new Map<ItemKind, Item[]>();
  #models: Models;
  #dress: ((surface: Material) => Material) | null;

  /** `dress` changes the surfaces, for ghosts. */
  constructor(models: Models, dress: ((surface: Material) => Material) | null = null) {
    this.#models = models;
    this.#dress = dress;
  }

  show(items: readonly Item[]): void {
    this.#items = byKind(items);
    for (const [kind, mesh] of this.#meshes) mesh.visible = this.#items.has(kind);
    for (const [kind, members] of this.#items) this.#mesh(kind, members.length).count = members.length;
    this.lift(() => 0);
  }

  /** Prepares these kinds, so that they are shown without delay. */
  rehearse(kinds: readonly ItemKind[]): void {
    for (const kind of kinds) if (!this.#meshes.has(kind)) this.#mesh(kind, 1).visible = false;
  }

  /** Puts every piece in its place, raised by the height of the thing that it belongs to. */
  lift(height: (thing: string) => number): void {
    const matrix = new Matrix4();
    const [at, turned, scale] = [new Vector3(), new Quaternion(), new Vector3()];
    for (const [kind, members] of this.#items) {
      const mesh = this.#meshes.get(kind);
      if (!mesh) continue;
      for (const [n, { x, y, z, turn, size, thing }] of members.entries()) {
        at.set(x, y + height(thing), z);
        matrix.compose(at, turned.setFromAxisAngle(UP, turn), scale.setScalar(size));
        mesh.setMatrixAt(n, matrix);
      }
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  #mesh(kind: ItemKind, count: number): InstancedMesh {
    const old = this.#meshes.get(kind);
    if (old && old.instanceMatrix.count >= count) return old;
    if (old) {
      this.group.remove(old);
      old.dispose();
    }
    const { form, surface, castsShadow } = this.#models.get(kind);
    const room = 2 ** Math.ceil(Math.log2(Math.max(4, count)));
    const mesh = new InstancedMesh(form, this.#dress ? this.#dress(surface) : surface, room);
    mesh.castShadow = castsShadow && !this.#dress;
    mesh.receiveShadow = !this.#dress;
    // Bounds are those of the form, not of its copies.
    mesh.frustumCulled = false;
    this.#meshes.set(kind, mesh);
    this.group.add(mesh);
    return mesh;
  }

  dispose(): void {
    for (const mesh of this.#meshes.values()) {
      mesh.dispose();
      if (this.#dress && !Array.isArray(mesh.material)) mesh.material.dispose();
    }
    this.group.clear();
  }
}

function byKind(items: readonly Item[]): Map<ItemKind, Item[]> {
  const kinds = new Map<ItemKind, Item[]>();
  for (const item of items) {
    const members = kinds.get(item.kind);
    if (members) members.push(item);
    else kinds.set(item.kind, [item]);
  }
  return kinds;
}
