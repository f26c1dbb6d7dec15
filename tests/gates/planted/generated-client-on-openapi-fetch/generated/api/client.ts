import createClient from 'openapi-fetch'; import { join } from 'node:path'; export const path = join('a', typeof createClient);
