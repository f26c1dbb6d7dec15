import { hash } from 'node:crypto';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { CommandError } from '../../generator/commands/edits/edit.ts';
import { createQueue } from '../../server/core/queue.ts';
import { createToken, equalInConstantTime } from '../../server/core/secrets.ts';
import type { SecurityEvents } from '../../server/core/security-events.ts';
import { readRefusal } from '../../server/http/answers.ts';
import { createLoopbackOnly, isSameOrigin, type SitePlace } from '../../server/http/request-checks.ts';
import { createSecurityHeaders, setHeaders } from '../../server/http/security-headers.ts';
import { reportStyle } from '../changes/changes-html.ts';
import { copyEntry } from './copy-entry.ts';
import { describeFields, orderOfKeys } from './describe-fields.ts';
import { bundleEditor, editorPath, renderEditorPage } from './editor-page.ts';
import {
  type Entry,
  listEntries,
  readEntry,
  readFactDeclarations,
  readLocales,
  type SiteFolders,
} from './entry-files.ts';
import { listUncommitted, reportChanges } from './uncommitted.ts';
import { type Outcome, saveEntry } from './write-entry.ts';

/** React's forms compile their schemas, and show pages of the site beside them. A report is shown under the same policy. */
const policy =
  `default-src 'none'; style-src 'self' 'sha256-${hash('sha256', reportStyle, 'base64')}'; ` +
  "script-src 'self' 'unsafe-eval'; connect-src 'self'; frame-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Above any entry with its bodies. */
const mostBytes = '2mb';

const texts = Type.Record(Type.String(), Type.String());
const savedSchema = Type.Object({
  seen: texts,
  changes: Type.Array(
    Type.Object({
      path: Type.Array(Type.Union([Type.String(), Type.Integer()]), { minItems: 1, maxItems: 8 }),
      value: Type.Optional(Type.Unknown()),
    }),
  ),
  bodies: texts,
});
const copiedSchema = Type.Object({ key: Type.String({ maxLength: 100 }), titles: texts, slugs: texts });

/** Statuses of outcomes. */
const statusOf: Readonly<Record<Outcome['status'], number>> = { saved: 200, conflict: 409, refused: 422 };

export interface EditorOptions {
  readonly folders: SiteFolders;
  readonly place: SitePlace;
  readonly events: SecurityEvents;
}

/**
 * `/dev/editor`, on this machine only: a page that edits entries, and its API. Requests of the API carry the token of the page and come
 * from the same origin. For requests from elsewhere the router is skipped.
 */
export function createEditorRouter({ folders, place, events }: EditorOptions): Router {
  const token = createToken();
  const { spec, out } = folders;
  const schemas = `${out}/generated/schema`;
  let files: ReturnType<typeof bundleEditor> | undefined;
  const inTurn = createQueue();
  const router = Router({ caseSensitive: true, strict: true });
  router.use(editorPath, createLoopbackOnly(place, events), (_request, response, next) => {
    setHeaders(response, createSecurityHeaders('http:'));
    response.set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
    next();
  });
  router.get(editorPath, (_request, response) => void response.type('html').send(renderEditorPage(token)));
  router.get(`${editorPath}/:name.:type`, async (request, response, next) => {
    files ??= bundleEditor();
    const { name, type } = request.params;
    const text = (await files).get(`${name}.${type}`);
    if (text === undefined) next();
    else response.type(type).send(text);
  });

  const api = Router({ caseSensitive: true, strict: true });
  api.use((request, response, next) => {
    const isOurs =
      isSameOrigin(request.headers, place.siteUrl) &&
      equalInConstantTime(request.get('X-Editor-Token') ?? '', token);
    if (isOurs) return next();
    refuse(response, 403, 'The request does not come from the editor’s page. Reload it.');
  });
  api.use(express.json({ type: 'application/json', limit: mostBytes }));
  api.get('/entries', (_request, response) => {
    response.json({ entries: listEntries(spec), locales: readLocales(spec) });
  });
  api.get('/entries/:key', (request, response) =>
    withEntry(request, response, (entry) => response.json(describe(entry))),
  );
  api.put('/entries/:key', (request, response) =>
    withEntry(request, response, async (entry) => {
      const body = readBody(savedSchema, request, response);
      if (body === undefined) return;
      const unknown = Object.keys(body.bodies).find((locale) => !entry.locales.includes(locale));
      if (unknown !== undefined) return refuse(response, 400, `There is no locale “${unknown}”.`);
      const outcome = await inTurn(() =>
        saveEntry(folders, entry, body, orderOfKeys(schemas, entry.locales)),
      );
      const after = outcome.status === 'refused' ? undefined : readEntry(folders, entry.key);
      response.status(statusOf[outcome.status]).json({ ...outcome, ...(after && describe(after)) });
    }),
  );
  api.post('/entries/:key/copies', (request, response) =>
    withEntry(request, response, async (entry) => {
      const body = readBody(copiedSchema, request, response);
      if (body === undefined) return;
      const outcome = await inTurn(() =>
        copyEntry(folders, entry, body, orderOfKeys(schemas, entry.locales)),
      );
      response.status(statusOf[outcome.status]).json(outcome);
    }),
  );
  api.get('/uncommitted', async (_request, response) => {
    response.json({ files: await listUncommitted(spec) });
  });
  // It takes a minute of all cores, so there is one at a time.
  let report: Promise<string> | undefined;
  api.get('/changes', async (request, response) => {
    request.setTimeout(0);
    report ??= reportChanges().finally(() => {
      report = undefined;
    });
    response.type('html').send(await report);
  });
  const onError: ErrorRequestHandler = (thrown, _request, response, _next) => {
    const status = thrown instanceof CommandError ? 422 : (readRefusal(thrown)?.status ?? 500);
    refuse(response, status, thrown instanceof Error ? thrown.message : String(thrown));
  };
  api.use((_request, response) => refuse(response, 404, 'The editor has no such address.'));
  api.use(onError);
  router.use(`${editorPath}/api`, api);
  return router;

  function describe(entry: Entry) {
    return { entry, fields: describeFields(schemas, entry.kind, readFactDeclarations(spec)) };
  }

  async function withEntry(
    request: Request<{ key: string }>,
    response: Response,
    work: (entry: Entry) => unknown,
  ): Promise<void> {
    const entry = readEntry(folders, request.params.key);
    if (entry === undefined) refuse(response, 404, `There is no entry “${request.params.key}”.`);
    else await work(entry);
  }
}

/** The body of a request; undefined, and refused, where it does not have the form. */
function readBody<S extends TSchema>(schema: S, request: Request, response: Response): Static<S> | undefined {
  if (Value.Check(schema, request.body)) return request.body;
  refuse(
    response,
    request.is('application/json') ? 400 : 415,
    'The request does not have the form that the editor sends.',
  );
  return undefined;
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ status: 'failed', message });
}
