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
  land: 'M-49 -61C-44 -53 -28 -25 -17 -11C-5 3 10 13 20 22C31 31 40 39 46 44C52 49 56 52 58 54C61 56 60 57 61 58C62 59 63 60 64 61C65 62 66 63 68 64C70 66 72 68 74 70C77 72 83 74 83 76C83 79 79 87 72 85C66 84 55 69 44 67C33 65 15 72 7 73C-1 75 -7 69 -6 76C-4 83 4 100 16 115C28 130 49 155 64 168C79 181 93 186 105 195C117 204 127 216 137 222C147 229 158 226 163 234C168 243 165 263 168 273C171 283 175 290 181 294C188 298 197 297 207 297C217 297 228 297 239 294C251 292 271 282 276 282C282 282 268 292 272 294C276 297 290 294 300 297C311 301 323 310 335 315C347 320 364 326 371 329C379 332 378 332 380 333C382 334 383 334 384 335C385 336 387 336 388 337C389 338 391 339 392 340C393 342 394 343 396 346C398 349 402 355 404 357C406 359 406 359 407 360C408 361 410 363 411 364C412 365 413 366 414 367C415 369 417 371 418 373C419 375 417 373 421 377C426 381 433 386 445 395C457 404 482 422 493 431C504 440 504 444 510 449C516 455 520 458 527 464C534 471 555 487 553 488C551 490 532 481 517 473C502 466 480 450 462 443C444 437 412 433 408 434C404 436 426 446 439 452C452 459 472 465 488 473C504 481 523 496 536 500C549 505 554 495 567 500C580 506 602 524 614 533C626 542 629 546 638 553C647 560 657 567 666 574C675 582 683 589 694 598C705 607 722 622 731 628C740 634 746 633 749 634L965 745L965 -181L-64 -181ZM267 347C267 342 279 334 287 331C295 328 305 329 315 331C325 333 339 339 348 342C357 345 364 344 369 347C374 350 381 359 378 362C375 365 357 364 350 365C343 366 340 367 337 367C334 368 332 368 330 368C328 368 327 368 326 368C325 368 324 370 322 370C320 370 321 369 315 367C309 366 295 364 287 361C279 358 267 352 267 347ZM265 386C267 384 285 381 293 382C301 383 307 389 315 391C323 393 328 394 341 395C354 397 374 398 391 400C408 402 443 405 443 407C443 409 411 410 391 410C372 410 344 409 326 407C308 405 292 401 282 397C272 394 263 389 265 386ZM228 327C229 325 247 328 254 330C261 333 270 340 269 342C268 344 253 343 246 340C239 338 227 329 228 327ZM194 428C198 425 215 421 222 422C230 423 240 430 239 433C238 436 222 441 215 442C208 443 202 442 198 440C195 438 190 431 194 428ZM322 455C324 451 344 452 358 452C372 452 395 455 408 456C422 457 433 454 439 456C445 458 449 467 443 470C437 473 418 475 402 476C386 477 361 480 348 476C335 473 320 459 322 455ZM471 509C468 506 490 508 501 510C512 513 526 519 536 524C547 529 567 538 564 539C562 540 537 536 521 531C506 526 474 513 471 509ZM361 518C364 516 383 514 387 515C391 516 390 523 387 525C384 527 371 529 367 528C363 527 358 520 361 518ZM-71 -35C-69 -36 -56 -27 -47 -20C-38 -12 -29 1 -19 10C-9 19 5 28 11 34C18 41 24 49 20 49C17 50 -1 43 -10 37C-19 32 -28 24 -36 16C-44 8 -52 -2 -58 -11C-64 -19 -73 -33 -71 -35ZM-23 103C-19 105 -3 119 7 127C17 135 28 144 38 153C48 162 66 178 66 180C66 183 50 174 40 168C30 162 17 151 7 142C-3 133 -14 122 -19 115C-24 109 -27 101 -23 103ZM-71 97C-70 96 -52 115 -43 124C-34 133 -27 140 -19 150C-11 160 7 183 7 186C7 189 -8 177 -17 168C-26 159 -38 145 -47 133C-56 121 -72 99 -71 97ZM24 186C25 186 39 201 46 207C53 213 65 222 64 222C63 222 47 213 40 207C33 201 23 186 24 186Z',
  places: {
    bol: { x: 327, y: 368, label: { x: 309, y: 377, anchor: 'end' } },
    brela: { x: 387, y: 336, label: { x: 405, y: 337, anchor: 'start' } },
    tucepi: { x: 414, y: 367, label: { x: 432, y: 391, anchor: 'start' } },
    'starigrad-paklenica': { x: 64, y: 60, label: { x: 82, y: 69, anchor: 'start' } },
  },
  hubs: [{ of: 'hubs', term: 'splitAirport', kind: 'airport', x: 250, y: 285, origin: [250, 285] }, { of: 'hubs', term: 'zadarAirport', kind: 'airport', x: 43, y: 115, origin: [43, 115] }, { of: 'hubs', term: 'dubrovnikAirport', kind: 'airport', x: 677, y: 577, origin: [677, 577] }, { of: 'hubs', term: 'bracAirport', kind: 'airport', x: 353, y: 367, origin: [332, 361] }, { of: 'hubs', term: 'splitPort', kind: 'ferryPort', x: 295, y: 296, origin: [281, 296] }, { of: 'hubs', term: 'supetar', kind: 'ferryPort', x: 323, y: 331, origin: [305, 331] }, { of: 'hubs', term: 'sumartin', kind: 'ferryPort', x: 375, y: 399, origin: [375, 361] }, { of: 'hubs', term: 'makarska', kind: 'ferryPort', x: 422, y: 418, origin: [406, 358] }],
  surroundings: {
    bol: { width: 320, height: 240, land: 'M-2729 -3867C-2476 -3840 -1777 -3894 -1214 -3707C-651 -3520 9 -3032 650 -2747C1291 -2462 2223 -2156 2631 -1995C3039 -1834 3019 -1815 3097 -1779L34557 20293L34557 -29307L-20789 -29307ZM-2962 -987C-2962 -1254 -2340 -1720 -1913 -1867C-1486 -2014 -943 -1960 -399 -1867C145 -1774 864 -1454 1349 -1307C1835 -1160 2242 -1174 2514 -987C2786 -800 3155 -347 2980 -187C2805 -27 1835 -70 1466 -27C1097 16 945 48 766 69C587 90 477 91 394 98C312 105 297 107 271 110C245 113 251 113 236 117C222 121 202 128 184 133C167 138 147 141 131 146C116 151 103 158 91 163C79 169 68 175 58 179C48 184 40 185 32 190C24 195 17 202 11 210C5 218 1 237 -3 237C-7 237 -9 217 -13 208C-17 199 -18 188 -26 182C-34 176 -38 180 -61 174C-84 169 -110 169 -166 149C-222 129 -108 122 -399 53C-690 -16 -1486 -94 -1913 -267C-2340 -440 -2962 -720 -2962 -987Z', place: { x: 242, y: 101, label: { x: 242, y: 88, anchor: 'middle' } }, properties: { 'hotel-elaphusa-bol-brac': [78, 139], 'holiday-village-bonaca-bol-brac': [131, 115], 'hotel-borak-bol-brac': [110, 143] } },
    brela: { width: 320, height: 240, land: 'M-196 -61C-173 -53 -92 -32 -56 -13C-20 7 3 41 19 56C36 71 31 73 43 78C55 83 75 82 89 86C104 90 117 94 130 101C143 108 155 116 167 126C180 136 192 151 205 162C218 173 229 179 244 192C259 205 264 211 293 238C323 265 357 286 421 355C485 424 634 602 676 651L31209 22011L31209 -27589L-24040 -27589Z', place: { x: 165, y: 107, label: { x: 177, y: 112, anchor: 'start' } }, properties: { 'hotel-berulia-brela': [250, 176], 'hotel-soline-brela': [129, 88], 'hotel-marina-brela': [70, 64], 'hotel-maestral-brela': [101, 79] } },
    tucepi: { width: 320, height: 240, land: 'M-175 -203C-152 -179 -75 -98 -35 -59C5 -19 40 10 64 34C88 58 96 71 107 83C118 95 122 99 128 106C134 113 137 117 145 126C153 135 165 149 175 160C185 171 192 178 207 194C223 210 233 210 268 258C303 307 394 447 419 485L29836 20421L29836 -29179L-25503 -29179Z', place: { x: 198, y: 165, label: { x: 210, y: 170, anchor: 'start' } }, properties: { 'hotel-alga-tucepi': [156, 112], 'hotel-neptun-tucepi': [141, 84], 'holiday-village-afrodita-tucepi': [170, 81], 'heritage-hotel-kastelet-tucepi': [127, 113], 'hotel-jadran-tucepi': [113, 80] } },
    'starigrad-paklenica': { width: 320, height: 240, land: 'M-182 -222C-153 -191 -55 -86 -10 -38C35 11 63 41 87 69C111 97 120 111 133 130C146 149 156 169 167 181C178 193 185 193 198 202C212 211 225 215 248 234C271 253 263 251 334 314C406 377 620 561 677 610L47749 36770L47749 -12830L-6653 -12830Z', place: { x: 116, y: 66, label: { x: 128, y: 71, anchor: 'start' } }, properties: { 'camping-paklenica-mobile-homes': [186, 174], 'holiday-village-alan-starigrad-paklenica': [214, 155] } },
  },
};
