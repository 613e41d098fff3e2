import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs'

type InitOptions = Parameters<EmscriptenBuiltinFilesystem['init']>

/** The files of a stored database, copied into memory. */
export class TemplateFiles extends EmscriptenBuiltinFilesystem {
  readonly #folder: string

  constructor(template: string) {
    super()
    this.#folder = path.join(template, 'database')
  }

  override async init(pglite: InitOptions[0], options: InitOptions[1]) {
    this.pg = pglite
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), this.#copy] } }
  }

  readonly #copy: NonNullable<InitOptions[1]['preRun']>[number] = ({ FS }) => {
    FS.mkdirTree(PGlite.paths.PGDATA, 0o700)
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      const source = path.join(entry.parentPath, entry.name)
      const target = path.join(PGlite.paths.PGDATA, path.relative(this.#folder, source))
      if (entry.isDirectory()) FS.mkdirTree(target, 0o700)
      else FS.writeFile(target, readFileSync(source))
    }
  }
}
