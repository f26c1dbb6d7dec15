// Generated from spec/data/map.yaml, spec/data/destinations.yaml and spec/routes by “npm run generate”. Do not edit.

/** The position of a name. */
export interface MapLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A point with the position of its name. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly label: MapLabel;
}

/** Where guests arrive. */
export interface MapHub {
  /** The vocabulary of the term that names it. */
  readonly of: string;
  readonly term: string;
  readonly kind: 'airport' | 'ferryPort';
  /** Of its symbol. */
  readonly x: number;
  readonly y: number;
  /** Where it is. */
  readonly origin: readonly [x: number, y: number];
}

/** A destination from near, with its properties. */
export interface Surroundings {
  readonly width: number;
  readonly height: number;
  /** The land, as an SVG path. */
  readonly land: string;
  /** The destination; without a label if its name is not shown. */
  readonly place: { readonly x: number; readonly y: number; readonly label?: MapLabel };
  /** By key of the page. */
  readonly properties: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** The map of the destinations; lengths in points of the picture. */
export interface DestinationMap {
  readonly width: number;
  readonly height: number;
  /** The land, as an SVG path. */
  readonly land: string;
  /** By key of the destination. */
  readonly places: Readonly<Record<string, MapPoint>>;
  readonly hubs: readonly MapHub[];
  /** By key of the destination. */
  readonly surroundings: Readonly<Record<string, Surroundings>>;
}


/** Undefined if the site has no map. */
export const map: DestinationMap | undefined = {
  width: 720,
  height: 637,
  land: 'M-49 -61c5 8 21 36 32 50s27 24 37 33s20 17 26 22s10 8 12 10s2 3 3 4s2 2 3 3s2 2 4 3s4 4 6 6s9 4 9 6s-4 11-11 9s-17-16-28-18s-29 5-37 6s-14-4-13 3s10 24 22 39s33 40 48 53s29 18 41 27s22 21 32 27s21 4 26 12s2 29 5 39s7 17 13 21s16 3 26 3s21 0 32-3s32-12 37-12s-8 10-4 12s18 0 28 3s23 13 35 18s29 11 36 14s7 3 9 4s3 1 4 2s3 1 4 2s3 2 4 3s2 3 4 6s6 9 8 11s2 2 3 3s3 3 4 4s2 2 3 3s3 4 4 6s-1 0 3 4s12 9 24 18s37 27 48 36s11 13 17 18s10 9 17 15s28 23 26 24s-21-7-36-15s-37-23-55-30s-50-10-54-9s18 12 31 18s33 13 49 21s35 23 48 27s18-5 31 0s35 24 47 33s15 13 24 20s19 14 28 21s17 15 28 24s28 24 37 30s15 5 18 6L965 745L965 -181L-64 -181ZM267 347c0-5 12-13 20-16s18-2 28 0s24 8 33 11s16 2 21 5s12 12 9 15s-21 2-28 3s-10 2-13 2s-5 1-7 1s-3 0-4 0s-2 2-4 2s-1-1-7-3s-20-3-28-6s-20-9-20-14ZM265 386c2-2 20-5 28-4s14 7 22 9s13 3 26 4s33 3 50 5s52 5 52 7s-32 3-52 3s-47-1-65-3s-34-6-44-10s-19-8-17-11ZM228 327c1-2 19 1 26 3s16 10 15 12s-16 1-23-2s-19-11-18-13ZM194 428c4-3 21-7 28-6s18 8 17 11s-17 8-24 9s-13 0-17-2s-8-9-4-12ZM322 455c2-4 22-3 36-3s37 3 50 4s25-2 31 0s10 11 4 14s-25 5-41 6s-41 4-54 0s-28-17-26-21ZM471 509c-3-3 19-1 30 1s25 9 35 14s31 14 28 15s-27-3-43-8s-47-18-50-22ZM361 518c3-2 22-4 26-3s3 8 0 10s-16 4-20 3s-9-8-6-10ZM-71 -35c2-1 15 8 24 15s18 21 28 30s24 18 30 24s13 15 9 15s-21-6-30-12s-18-13-26-21s-16-18-22-27s-15-22-13-24ZM-23 103c4 2 20 16 30 24s21 17 31 26s28 25 28 27s-16-6-26-12s-23-17-33-26s-21-20-26-27s-8-14-4-12ZM-71 97c1-1 19 18 28 27s16 16 24 26s26 33 26 36s-15-9-24-18s-21-23-30-35s-25-34-24-36ZM24 186c1 0 15 15 22 21s19 15 18 15s-17-9-24-15s-17-21-16-21Z',
  places: {
    bol: { x: 327, y: 368, label: { x: 309, y: 377, anchor: 'end' } },
    brela: { x: 387, y: 336, label: { x: 405, y: 337, anchor: 'start' } },
    tucepi: { x: 414, y: 367, label: { x: 432, y: 391, anchor: 'start' } },
    'starigrad-paklenica': { x: 64, y: 60, label: { x: 82, y: 69, anchor: 'start' } },
  },
  hubs: [{ of: 'hubs', term: 'splitAirport', kind: 'airport', x: 250, y: 285, origin: [250, 285] }, { of: 'hubs', term: 'zadarAirport', kind: 'airport', x: 43, y: 115, origin: [43, 115] }, { of: 'hubs', term: 'dubrovnikAirport', kind: 'airport', x: 677, y: 577, origin: [677, 577] }, { of: 'hubs', term: 'bracAirport', kind: 'airport', x: 353, y: 367, origin: [332, 361] }, { of: 'hubs', term: 'splitPort', kind: 'ferryPort', x: 295, y: 296, origin: [281, 296] }, { of: 'hubs', term: 'supetar', kind: 'ferryPort', x: 323, y: 331, origin: [305, 331] }, { of: 'hubs', term: 'sumartin', kind: 'ferryPort', x: 375, y: 399, origin: [375, 361] }, { of: 'hubs', term: 'makarska', kind: 'ferryPort', x: 422, y: 418, origin: [406, 358] }],
  surroundings: {
    bol: { width: 320, height: 240, land: 'M-2729 -3867c253 27 952-27 1515 160s1223 675 1864 960s1573 591 1981 752s388 180 466 216L34557 20293L34557 -29307L-20789 -29307ZM-2962 -987c0-267 622-733 1049-880s970-93 1514 0s1263 413 1748 560s893 133 1165 320s641 640 466 800s-1145 117-1514 160s-521 75-700 96s-289 22-372 29s-97 9-123 12s-20 3-35 7s-34 11-52 16s-37 8-53 13s-28 12-40 17s-23 12-33 16s-18 6-26 11s-15 12-21 20s-10 27-14 27s-6-20-10-29s-5-20-13-26s-12-2-35-8s-49-5-105-25s58-27-233-96s-1087-147-1514-320s-1049-453-1049-720Z', place: { x: 242, y: 101, label: { x: 242, y: 88, anchor: 'middle' } }, properties: { 'hotel-elaphusa-bol-brac': [78, 139], 'holiday-village-bonaca-bol-brac': [131, 115], 'hotel-borak-bol-brac': [110, 143] } },
    brela: { width: 320, height: 240, land: 'M-196 -61c23 8 104 29 140 48s59 54 75 69s12 17 24 22s32 4 46 8s28 8 41 15s25 15 37 25s25 25 38 36s24 17 39 30s20 19 49 46s64 48 128 117s213 247 255 296L31209 22011L31209 -27589L-24040 -27589Z', place: { x: 165, y: 107, label: { x: 177, y: 112, anchor: 'start' } }, properties: { 'hotel-berulia-brela': [250, 176], 'hotel-soline-brela': [129, 88], 'hotel-marina-brela': [70, 64], 'hotel-maestral-brela': [101, 79] } },
    tucepi: { width: 320, height: 240, land: 'M-175 -203c23 24 100 105 140 144s75 69 99 93s32 37 43 49s15 16 21 23s9 11 17 20s20 23 30 34s17 18 32 34s26 16 61 64s126 189 151 227L29836 20421L29836 -29179L-25503 -29179Z', place: { x: 198, y: 165, label: { x: 210, y: 170, anchor: 'start' } }, properties: { 'hotel-alga-tucepi': [156, 112], 'hotel-neptun-tucepi': [141, 84], 'holiday-village-afrodita-tucepi': [170, 81], 'heritage-hotel-kastelet-tucepi': [127, 113], 'hotel-jadran-tucepi': [113, 80] } },
    'starigrad-paklenica': { width: 320, height: 240, land: 'M-182 -222c29 31 127 136 172 184s73 79 97 107s33 42 46 61s23 39 34 51s18 12 31 21s27 13 50 32s15 17 86 80s286 247 343 296L47749 36770L47749 -12830L-6653 -12830Z', place: { x: 116, y: 66, label: { x: 128, y: 71, anchor: 'start' } }, properties: { 'camping-paklenica-mobile-homes': [186, 174], 'holiday-village-alan-starigrad-paklenica': [214, 155] } },
  },
};
