import { createPackageCommand, runCommand } from './programs'
import { exitWithSummary, runVitest } from './test-summary'

/** Types and the given test projects of studio/ or lab/; words select test files. Ends with: N passed, N failed. */
export async function checkPackage(folder: 'studio' | 'lab', projects: string[]): Promise<never> {
  const hasValidTypes = await runCommand(
    createPackageCommand('typescript/bin/tsc', '--noEmit', '--project', folder),
  )
  const summaries = [{ passed: Number(hasValidTypes), failed: Number(!hasValidTypes), skipped: 0 }]
  const files = process.argv.slice(2)
  const config = `${folder}/vitest.config.ts`
  for (const project of projects) summaries.push(await runVitest(project, { config, files }))
  exitWithSummary(summaries)
}
