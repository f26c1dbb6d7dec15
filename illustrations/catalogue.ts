import type { Drawing } from './drawing.ts';
import { aircraft } from './motifs/aircraft.ts';
import { autumn } from './motifs/autumn.ts';
import { awards } from './motifs/awards.ts';
import { bar } from './motifs/bar.ts';
import { beach } from './motifs/beach.ts';
import { bike } from './motifs/bike.ts';
import { boat } from './motifs/boat.ts';
import { bridge } from './motifs/bridge.ts';
import { camp } from './motifs/camp.ts';
import { canyon } from './motifs/canyon.ts';
import { cave } from './motifs/cave.ts';
import { club } from './motifs/club.ts';
import { conference } from './motifs/conference.ts';
import { destinations } from './motifs/destinations.ts';
import { family } from './motifs/family.ts';
import { harbour } from './motifs/harbour.ts';
import { hotelsOfBol } from './motifs/hotels-bol.ts';
import { hotelsOfBrela } from './motifs/hotels-brela.ts';
import { hotelsOfPaklenica } from './motifs/hotels-paklenica.ts';
import { hotelsOfTucepi } from './motifs/hotels-tucepi.ts';
import { islands } from './motifs/islands.ts';
import { jeep } from './motifs/jeep.ts';
import { letter } from './motifs/letter.ts';
import { mountain } from './motifs/mountain.ts';
import { night } from './motifs/night.ts';
import { pets } from './motifs/pets.ts';
import { riviera } from './motifs/riviera.ts';
import { rooms } from './motifs/rooms.ts';
import { sea } from './motifs/sea.ts';
import { spa } from './motifs/spa.ts';
import { spring } from './motifs/spring.ts';
import { stoneTown } from './motifs/stone-town.ts';
import { sunset } from './motifs/sunset.ts';
import { surf } from './motifs/surf.ts';
import { table } from './motifs/table.ts';
import { taxi } from './motifs/taxi.ts';
import { tennis } from './motifs/tennis.ts';
import { trail } from './motifs/trail.ts';
import { underwater } from './motifs/underwater.ts';
import { waterfall } from './motifs/waterfall.ts';
import { wine } from './motifs/wine.ts';
import { winter } from './motifs/winter.ts';
import { zipline } from './motifs/zipline.ts';

const single: Readonly<Record<string, Readonly<Record<string, Drawing>>>> = {
  destinations,
  hotels: { ...hotelsOfBrela, ...hotelsOfTucepi, ...hotelsOfBol, ...hotelsOfPaklenica },
  home: riviera,
};

const families: Readonly<Record<string, readonly Drawing[]>> = {
  sea,
  beach,
  islands,
  'stone-town': stoneTown,
  bridge,
  mountain,
  canyon,
  waterfall,
  underwater,
  boat,
  camp,
  table,
  bar,
  spa,
  conference,
  trail,
  bike,
  jeep,
  zipline,
  surf,
  tennis,
  family,
  sunset,
  spring,
  autumn,
  winter,
  night,
  wine,
  cave,
  aircraft,
  club,
  letter,
  harbour,
  awards,
  rooms,
  taxi,
  pets,
};

/** Every picture by its name; the members of a family are counted from 1. */
export const catalogue: ReadonlyMap<string, Drawing> = new Map([
  ...Object.entries(single).flatMap(([folder, members]) =>
    Object.entries(members).map(([name, drawn]): [string, Drawing] => [`${folder}/${name}`, drawn]),
  ),
  ...Object.entries(families).flatMap(([name, members]) =>
    members.map((drawn, at): [string, Drawing] => [`${name}/${at + 1}`, drawn]),
  ),
]);
