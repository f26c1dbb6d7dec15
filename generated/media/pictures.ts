// Generated from spec/media/pictures.lock.yaml by “npm run generate”. Do not edit.

import table from './pictures.json' with { type: 'json' };
/** A picture’s family and name. */
export type PictureName = 'aircraft/1' | 'autumn/1' | 'autumn/2' | 'awards/1' | 'bar/1' | 'bar/2' | 'bar/3' | 'bar/4' | 'beach/1' | 'beach/2' | 'beach/3' | 'beach/4' | 'beach/5' | 'beach/6' | 'bike/1' | 'bike/2' | 'boat/1' | 'boat/2' | 'boat/3' | 'boat/4' | 'boat/5' | 'boat/6' | 'bridge/1' | 'camp/1' | 'camp/2' | 'canyon/1' | 'canyon/2' | 'canyon/3' | 'canyon/4' | 'cave/1' | 'cave/2' | 'club/1' | 'club/2' | 'conference/1' | 'conference/2' | 'conference/3' | 'destinations/bol' | 'destinations/brela' | 'destinations/starigrad-paklenica' | 'destinations/tucepi' | 'family/1' | 'family/2' | 'family/3' | 'harbour/1' | 'harbour/2' | 'harbour/3' | 'home/riviera' | 'hotels/afrodita' | 'hotels/afrodita-apartments' | 'hotels/alan' | 'hotels/alan-apartments' | 'hotels/alga' | 'hotels/berulia' | 'hotels/bonaca' | 'hotels/borak' | 'hotels/camping-paklenica' | 'hotels/elaphusa' | 'hotels/hotel-brela' | 'hotels/jadran' | 'hotels/kastelet' | 'hotels/maestral' | 'hotels/marina' | 'hotels/neptun' | 'hotels/paklenica-pitches' | 'hotels/soline' | 'islands/1' | 'islands/2' | 'islands/3' | 'islands/4' | 'jeep/1' | 'jeep/2' | 'jeep/3' | 'jeep/4' | 'letter/1' | 'letter/2' | 'letter/3' | 'letter/4' | 'mountain/1' | 'mountain/2' | 'mountain/3' | 'mountain/4' | 'mountain/5' | 'night/1' | 'night/2' | 'night/3' | 'pets/1' | 'room-kinds/apartment' | 'room-kinds/extra-bed' | 'room-kinds/family' | 'room-kinds/mobile-home' | 'room-kinds/single' | 'room-kinds/suite' | 'rooms/1' | 'rooms/2' | 'rooms/3' | 'rooms/4' | 'rooms/5' | 'rooms/6' | 'sea/1' | 'sea/2' | 'sea/3' | 'sea/4' | 'sea/5' | 'sea/6' | 'spa/1' | 'spa/2' | 'spa/3' | 'spa/4' | 'spa/5' | 'spa/6' | 'spring/1' | 'spring/2' | 'spring/3' | 'stone-town/1' | 'stone-town/2' | 'stone-town/3' | 'stone-town/4' | 'stone-town/5' | 'stone-town/6' | 'sunset/1' | 'sunset/2' | 'sunset/3' | 'sunset/4' | 'surf/1' | 'surf/2' | 'table/1' | 'table/2' | 'table/3' | 'table/4' | 'table/5' | 'table/6' | 'taxi/1' | 'tennis/1' | 'trail/1' | 'trail/2' | 'trail/3' | 'trail/4' | 'underwater/1' | 'underwater/2' | 'underwater/3' | 'underwater/4' | 'waterfall/1' | 'waterfall/2' | 'waterfall/3' | 'wine/1' | 'wine/2' | 'winter/1' | 'winter/2' | 'zipline/1' | 'zipline/2';

/** A picture of the site, in several versions. */
export interface Picture {
  readonly name: PictureName;
  /** False for a photograph. */
  readonly isDrawing: boolean;
  /** Of the largest version, in pixels. */
  readonly width: number;
  /** Of the largest version, in pixels. */
  readonly height: number;
  readonly blurhash: string;
  /** Of the folder of its versions, root-relative: <width>.avif, <width>.webp and social.jpg. */
  readonly address: string;
  /** Of the versions as AVIF, ascending, in pixels. */
  readonly widths: readonly number[];
  /** Of the version as WebP, in pixels. */
  readonly fallbackWidth: number;
  /** The class in placeholders.css of the gradient shown until it has loaded. */
  readonly placeholder: string;
}


/** The pictures, by name. */
export const pictures = table as Readonly<Record<PictureName, Picture>>;
