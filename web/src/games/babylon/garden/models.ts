/**
 * How each kind of piece looks: a form and a surface for each, made when first needed. There
 * are two surfaces only, painted and with a picture: each more would be another program for the graphics card to make.
 */

import { type BufferGeometry, MeshLambertMaterial, type Texture } from 'three';
import { DOUBLE, SINGLE, SLAB } from './dimensions';
import type { ItemKind } from './item';
import { plaquePicture } from './paint/plaque';
import { stonePicture } from './paint/stone';
import { belvedereGeometry } from './pieces/belvedere';
import { bridgeGeometry } from './pieces/bridge';
import { flowerGeometry } from './pieces/flower';
import { fountainGeometry, waterGeometry } from './pieces/fountain';
import { pillarGeometry } from './pieces/pillar';
import { cypressGeometry, palmGeometry, shrubsGeometry, vineGeometry } from './pieces/plants';
import { slabGeometry } from './pieces/slab';
import { stairsGeometry } from './pieces/stairs';
import { statueGeometry } from './pieces/statue';

export interface Model {
  form: BufferGeometry;
  surface: MeshLambertMaterial;
  castsShadow: boolean;
}

const terrace = () => slabGeometry(SLAB.size, SLAB.thickness, SLAB.bevel, 0.09);
/** Let into the tile so far that only a thin edge stands out. */
const plaque = () => slabGeometry(0.62, 0.06, 0.018, 0.07).translate(0, 0.025, 0);

const FORMS: Record<ItemKind, () => BufferGeometry> = {
  single: () => pillarGeometry(SINGLE),
  double: () => pillarGeometry(DOUBLE),
  statue: statueGeometry,
  belvedere: belvedereGeometry,
  stairs: stairsGeometry,
  fountain: fountainGeometry,
  water: waterGeometry,
  bridge: bridgeGeometry,
  'slab-clay': terrace,
  'slab-granite': terrace,
  'slab-basalt': terrace,
  'slab-start': terrace,
  'flower-white': () => flowerGeometry('white'),
  'flower-pink': () => flowerGeometry('pink'),
  'flower-blue': () => flowerGeometry('blue'),
  'flower-yellow': () => flowerGeometry('yellow'),
  'icon-stairs': plaque,
  'icon-fountain': plaque,
  'icon-bridge': plaque,
  'icon-statue': plaque,
  palm: palmGeometry,
  cypress: cypressGeometry,
  shrubs: shrubsGeometry,
  'vine-long': () => vineGeometry(0.42),
  'vine-short': () => vineGeometry(0.2),
};

const PICTURES: Partial<Record<ItemKind, () => Texture>> = {
  'slab-clay': () => stonePicture('clay'),
  'slab-granite': () => stonePicture('granite'),
  'slab-basalt': () => stonePicture('basalt'),
  'slab-start': () => stonePicture('start'),
  'icon-stairs': () => plaquePicture('stairs'),
  'icon-fountain': () => plaquePicture('fountain'),
  'icon-bridge': () => plaquePicture('bridge'),
  'icon-statue': () => plaquePicture('statue'),
};

export function formOf(kind: ItemKind): BufferGeometry {
  return FORMS[kind]();
}

export class Models {
  #made = new Map<ItemKind, Model>();
  #pictures: Texture[] = [];
  #painted = new MeshLambertMaterial({ vertexColors: true });

  get(kind: ItemKind): Model {
    let model = this.#made.get(kind);
    if (!model) {
      model = { form: formOf(kind), surface: this.#surface(kind), castsShadow: castsShadow(kind) };
      this.#made.set(kind, model);
    }
    return model;
  }

  #surface(kind: ItemKind): MeshLambertMaterial {
    const picture = PICTURES[kind]?.();
    if (picture) {
      this.#pictures.push(picture);
      return new MeshLambertMaterial({ map: picture });
    }
    return this.#painted;
  }

  dispose(): void {
    for (const { form, surface } of this.#made.values()) {
      form.dispose();
      surface.dispose();
    }
    for (const picture of this.#pictures) picture.dispose();
    this.#made.clear();
  }
}

function castsShadow(kind: ItemKind): boolean {
  // Flowers and plaques are too flat for it to be visible.
  return kind !== 'water' && !kind.startsWith('icon') && !kind.startsWith('flower');
}
