import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Node, SourceFile, Statement } from 'typescript';
import { aliases } from './paths.ts';

type Compiler = typeof import('typescript');

function fileOf(request: string, from: string): string {
  const aliased = aliases[request];
  if (aliased !== undefined) return aliased;
  if (request.startsWith('.')) return resolve(dirname(from), request);
  throw new Error(`${from}: all names of ${request} are exported; name those that are meant.`);
}

/** Reads what modules of our own export: `useTexts`, and `z.string` for a namespace `z` that is exported. */
class ExportReader {
  private readonly ts: Compiler;

  constructor(ts: Compiler) {
    this.ts = ts;
  }

  /** @throws on an `export *` of a package, whose names are not known */
  namesOf(file: string): string[] {
    const source = this.ts.createSourceFile(file, readFileSync(file, 'utf8'), this.ts.ScriptTarget.Latest);
    const namespaces = this.namespacesIn(source);
    return source.statements.flatMap((statement) => this.namesIn(statement, file, namespaces));
  }

  /** `import * as z from 'x'` → `z` → `x`. */
  private namespacesIn({ statements }: SourceFile): Map<string, string> {
    const found = new Map<string, string>();
    for (const statement of statements) {
      if (!this.ts.isImportDeclaration(statement) || !this.ts.isStringLiteral(statement.moduleSpecifier))
        continue;
      const bindings = statement.importClause?.namedBindings;
      if (bindings && this.ts.isNamespaceImport(bindings)) {
        found.set(bindings.name.text, statement.moduleSpecifier.text);
      }
    }
    return found;
  }

  private membersOf(name: string, request: string, from: string): string[] {
    return [name, ...this.namesOf(fileOf(request, from)).map((member) => `${name}.${member}`)];
  }

  private namesIn(statement: Statement, file: string, namespaces: ReadonlyMap<string, string>): string[] {
    const { ts } = this;
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, moduleSpecifier, isTypeOnly } = statement;
      const request =
        moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
      if (isTypeOnly) return [];
      if (!exportClause) {
        const all = request === undefined ? [] : this.namesOf(fileOf(request, file));
        return all.filter((name) => name !== 'default');
      }
      if (ts.isNamespaceExport(exportClause)) {
        return request === undefined ? [] : this.membersOf(exportClause.name.text, request, file);
      }
      return exportClause.elements
        .filter((element) => !element.isTypeOnly)
        .flatMap(({ name, propertyName }) => {
          const namespace = request === undefined ? namespaces.get((propertyName ?? name).text) : undefined;
          return namespace === undefined ? [name.text] : this.membersOf(name.text, namespace, file);
        });
    }
    if (ts.isExportAssignment(statement)) return ['default'];
    return this.isExported(statement) ? this.declaredBy(statement) : [];
  }

  private isExported(statement: Statement): boolean {
    const { ts } = this;
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  }

  private declaredBy(statement: Statement): string[] {
    const { ts } = this;
    const named = (node: { name?: Node | undefined }) =>
      node.name && ts.isIdentifier(node.name) ? [node.name.text] : ['default'];
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(named);
    return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? named(statement) : [];
  }
}

/** Names that modules of our own export, by file. The parser is loaded when it is needed: a quarter second. */
export async function exportedNames(files: readonly string[]): Promise<string[][]> {
  const { default: ts } = await import('typescript');
  const reader = new ExportReader(ts);
  return files.map((file) => reader.namesOf(file).sort());
}

const PRODUCTION_HALF = /module\.exports = require\(["'](\.[^"']+\.production\.[^"']*)["']\)/;

/** `__CLIENT_INTERNALS…`, `unstable_…`: nobody may count on these. */
const isInternal = (name: string): boolean => /^(__|unstable_)/.test(name);

/** Names that a CommonJS library exports in production, besides `default`: the whole of it. */
export function commonJsNames(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const production = PRODUCTION_HALF.exec(text)?.[1];
  if (production !== undefined) return commonJsNames(resolve(dirname(file), production));
  const names = Array.from(text.matchAll(/\bexports\.([A-Za-z_$][\w$]*) = /g), ([, name = '']) => name);
  return [...new Set(['default', ...names])].filter((name) => !isInternal(name)).sort();
}
