import { writeLanguageFiles } from '@/scripts/languages/write'

/** Before the tests of a project, whose imports read these files. */
export default function setUp() {
  writeLanguageFiles()
}
