import type { Report } from '../../diagnostics/diagnostic.ts';
import type { OperationModel, ParameterModel } from './api-model.ts';
import { apiFile } from './api-references.ts';

/** Reports two templates that match the same request; a fixed path takes precedence over a template. */
export function checkAmbiguity(paths: readonly string[], report: Report): void {
  for (const [index, path] of paths.entries()) {
    const earlier = paths.slice(0, index).find((other) => overlap(path, other));
    if (earlier === undefined) continue;
    report({
      code: 'API_PATH_AMBIGUOUS',
      message: `A request could match both ${path} and ${earlier}.`,
      help: 'Give one of them another fixed segment.',
      at: [path, earlier].map((key) => ({ file: apiFile, path: ['paths', key], on: 'key' })),
    });
  }
}

function overlap(one: string, other: string): boolean {
  if (!one.includes('{') || !other.includes('{')) return false;
  const [first, second] = [one.split('/'), other.split('/')];
  const isOpen = (segment = '') => segment.startsWith('{');
  return (
    first.length === second.length &&
    first.every((segment, index) => segment === second[index] || isOpen(segment) || isOpen(second[index]))
  );
}

/** Reports path parameters that are not described, and described ones that are not in the path. */
export function checkPathParameters(
  { id, path, method }: Pick<OperationModel, 'id' | 'path' | 'method'>,
  parameters: readonly ParameterModel[],
  report: Report,
): void {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const origin = { file: apiFile, path: ['paths', path, method, 'operationId'] };
  const say = (message: string, help: string) =>
    report({ code: 'API_PARAMETER_UNKNOWN', message, help, at: [origin] });
  for (const name of inPath)
    if (!described.includes(name))
      say(
        `${id} does not describe {${name}} in its path.`,
        `Add a parameter “name: ${name}” with “in: path”.`,
      );
  for (const name of described)
    if (!inPath.includes(name))
      say(
        `${id} describes the parameter ${name}, which is not in its path.`,
        `Write {${name}} into the path, or remove the parameter.`,
      );
}
