import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import type { Log } from '../../server/core/log.ts';
import { createToken, deriveSecrets } from '../../server/core/secrets.ts';
import { createEventLog } from '../../server/core/security-events.ts';
import type { SitePlace } from '../../server/http/request-checks.ts';

type Edit = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

/** Whether a request is for `/dev/editor`. */
export function isEditorRequest({ url = '' }: IncomingMessage): boolean {
  return /^\/dev\/editor(?:[/?]|$)/.test(url);
}

/**
 * The handler of `/dev/editor` for the site of the working directory. It loads the editor, and with it the generator, for the first request.
 * @param onWritten gets the generated files that a save has written, before it is answered
 */
export function openEditor(place: SitePlace, log: Log, onWritten: (files: readonly string[]) => void): Edit {
  let opened: Promise<Express> | undefined;
  const open = async () => {
    const { createEditorRouter } = await import('../editor/editor-router.ts');
    const events = createEventLog(log, deriveSecrets(createToken()));
    const app = express().disable('x-powered-by').disable('etag');
    return app.use(createEditorRouter({ folders: { spec: 'spec', out: '.', onWritten }, place, events }));
  };
  return async (request, response, next) => {
    opened ??= open();
    const app = await opened;
    app(request as express.Request, response as express.Response, next);
  };
}
