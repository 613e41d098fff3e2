import { exitWithError } from '@/base/cli'
import { checkPackage } from '@/scripts/check-package'

/** Types of this folder, and its tests that read sources only. */
try {
  await checkPackage('lab', ['sources'])
} catch (error) {
  exitWithError(error)
}
