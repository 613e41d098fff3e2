import { exitWithError } from '@/base/cli'
import { checkPackage } from '@/scripts/check-package'

/** Types and tests of this folder, and of the content that its programs wrote. */
try {
  await checkPackage('studio', ['studio'])
} catch (error) {
  exitWithError(error)
}
