// Preloaded into a site under test: SIGUSR2 runs the garbage collection, so that measurements
// count live memory only.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collectGarbage()
  setTimeout(collectGarbage, 200)
})
