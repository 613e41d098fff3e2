import { whatTimesTell } from '../support/timings'

// A busy machine blurs the few rounds that there is time for here; `npm run test:abuse` takes 200.
whatTimesTell({ rounds: 40, apart: 0.4 })
