import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ApiObserver } from '../api/create-api.ts';
import type { PasswordHasher } from '../rewards-club/password-hasher.ts';

/** Seconds; a log-in hashes a password, a code goes by way of the CRM. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Registers the metrics of the club. @returns counts the answers of its API */
export function registerClubMetrics(
  registry: Registry,
  passwords: Pick<PasswordHasher, 'load'>,
): ApiObserver {
  const registers: [Registry] = [registry];
  new Gauge({
    name: 'club_password_hashes',
    help: 'Passwords that are being hashed or wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(passwords.load())) this.set({ state }, count);
    },
  });
  return createApiObserver(registers);
}

/** Registers what is counted of the API. Labels are names from the API's document: nothing that a guest sent. */
function createApiObserver(registers: [Registry]): ApiObserver {
  const requests = new Counter({
    name: 'club_api_requests_total',
    help: 'Calls of the API by operation and class of status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const refusals = new Counter({
    name: 'club_api_refusals_total',
    help: 'Refusals and faults of the API by operation and key.',
    labelNames: ['operation', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'club_api_request_duration_seconds',
    help: 'Time from the head of a call to its answer, by operation.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  return (operation, status, milliseconds, code) => {
    requests.inc({ operation, status: `${Math.floor(status / 100)}xx` });
    if (code !== undefined) refusals.inc({ operation, code });
    durations.observe({ operation }, milliseconds / 1000);
  };
}
