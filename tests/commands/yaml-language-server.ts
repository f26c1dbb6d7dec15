import { type ChildProcess, spawn } from 'node:child_process';

import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type MarkupContent,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

const root = resolve(import.meta.dirname, '../..');
const program = fileURLToPath(import.meta.resolve('yaml-language-server/bin/yaml-language-server'));

/** The language server of VS Code’s YAML extension, over stdio, with the settings of .vscode/settings.json. */
export class YamlLanguageServer {
  readonly #process: ChildProcess;
  readonly #connection: ProtocolConnection;
  /** Of the text that was opened last: the server keeps what it has parsed by file and version. */
  #version = 0;
  readonly #waiting = new Map<string, (diagnostics: Diagnostic[]) => void>();

  private constructor(process: ChildProcess, connection: ProtocolConnection) {
    this.#process = process;
    this.#connection = connection;
  }

  /** @param settings of the editor, by their whole names */
  static async start(settings: Readonly<Record<string, unknown>>): Promise<YamlLanguageServer> {
    const child = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const server = new YamlLanguageServer(child, connection);
    const asked = new Promise<void>((done) => {
      connection.onRequest(ConfigurationRequest.type, ({ items }) => {
        setImmediate(done);
        return items.map(({ section = '' }) => sectionOf(settings, section));
      });
    });
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
      server.#waiting.get(uri)?.(diagnostics),
    );
    connection.listen();
    await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: [{ uri: String(pathToFileURL(root)), name: 'site' }],
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true },
        textDocument: {
          hover: { contentFormat: ['markdown'] },
          completion: { completionItem: { documentationFormat: ['markdown'] } },
        },
      },
    });
    await connection.sendNotification(InitializedNotification.type, {});
    // New settings would let it check open files twice. It reads their answer before the next request.
    await asked;
    await server.#hover('', { line: 0, character: 0 });
    return server;
  }

  /** The diagnostics of a file, relative to the repository, if it had this text. */
  async check(file: string, text: string): Promise<Diagnostic[]> {
    return this.#open(file, text, (_uri, diagnostics) => Promise.resolve(diagnostics));
  }

  /** Completions at the mark `|` of a text. */
  async complete(file: string, marked: string): Promise<CompletionItem[]> {
    return this.#open(file, marked.replace('|', ''), async (uri) => {
      const found = await this.#connection.sendRequest(CompletionRequest.type, {
        textDocument: { uri },
        position: positionOf(marked),
      });
      return Array.isArray(found) ? found : (found?.items ?? []);
    });
  }

  /** The hover text at the mark `|` of a text, as Markdown. */
  async hover(file: string, marked: string): Promise<string> {
    return this.#open(file, marked.replace('|', ''), (uri) => this.#hover(uri, positionOf(marked)));
  }

  stop(): void {
    this.#connection.dispose();
    this.#process.kill();
  }

  async #open<T>(
    file: string,
    text: string,
    ask: (uri: string, diagnostics: Diagnostic[]) => Promise<T>,
  ): Promise<T> {
    const uri = String(pathToFileURL(join(root, file)));
    const checked = this.#nextDiagnostics(uri);
    this.#version += 1;
    const textDocument = { uri, languageId: 'yaml', version: this.#version, text };
    await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const answer = await ask(uri, await checked);
    // Closing a file takes its diagnostics back.
    const cleared = this.#nextDiagnostics(uri);
    await this.#connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    await cleared;
    return answer;
  }

  async #hover(uri: string, position: Position): Promise<string> {
    const found = await this.#connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position });
    return (found?.contents as MarkupContent | undefined)?.value ?? '';
  }

  #nextDiagnostics(uri: string): Promise<Diagnostic[]> {
    return new Promise((done) => this.#waiting.set(uri, done));
  }
}

/** The settings of a section as an object: those of `yaml` with `yaml.hover` as `hover`. */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  if (section in settings) return settings[section];
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(`${section}.`)) continue;
    const steps = name.slice(section.length + 1).split('.');
    const last = steps.pop() ?? '';
    let at = found;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return found;
}

function positionOf(marked: string): Position {
  const lines = marked.slice(0, marked.indexOf('|')).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}
