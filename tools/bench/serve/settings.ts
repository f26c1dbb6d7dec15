/** Settings of a measured server: an empty database, without the environment of this process. */
export const measuredEnv = {
  PORT: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: 'sqlite::memory:',
  SITE_URL: 'http://127.0.0.1:3000',
};

/** Node's flags, as `npm run serve` has them. */
export const measuredFlags = ['--max-semi-space-size=4'];
