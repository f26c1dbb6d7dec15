/** Settings of a measured server: the origin that the build was compressed for, an empty database, and memory as in docs/deploy. */
export const measuredEnv = {
  PORT: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: 'sqlite::memory:',
  SITE_URL: 'http://127.0.0.1:3000',
  MALLOC_ARENA_MAX: '1',
};

/** Node's flags, as `npm run serve` has them. */
export const measuredFlags = ['--max-semi-space-size=4'];
