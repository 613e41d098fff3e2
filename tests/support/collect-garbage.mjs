// Preloaded into a site under test: on SIGUSR2 the process collects its garbage, so that what is
// measured afterwards is what it really holds.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collectGarbage()
  setTimeout(collectGarbage, 200)
})
