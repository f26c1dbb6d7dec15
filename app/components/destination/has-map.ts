import { destinations } from '../../../generated/data/destinations.ts';
import { mapHeight, mapWidth, projectPoint } from './map-projection.ts';

/** Whether the map shows the places of the site. */
export const hasMap = destinations.some(({ longitude, latitude }) => {
  const [x, y] = projectPoint([longitude, latitude]);
  return x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight;
});
