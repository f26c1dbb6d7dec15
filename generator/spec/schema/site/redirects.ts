import { type Static, Type } from '@sinclair/typebox';
import { matching, pathSegment, record } from '../fields.ts';

const path = matching(
  `^/(${pathSegment}(/${pathSegment})*/?)?$`,
  'a path with its locale prefix and without percent-encoding or query, such as /en/offers',
);

/** spec/redirects.yaml */
export const redirectsSchema = record(
  {
    redirects: Type.Array(record({ from: path, to: path }, 'a path that has moved permanently (301)'), {
      description: 'moved paths, and the published pages they lead to',
    }),
    gone: Type.Array(path, { description: 'paths that are permanently gone (410)' }),
  },
  'answers for paths that are no longer published',
);

export type RedirectsFile = Static<typeof redirectsSchema>;
