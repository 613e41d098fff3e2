import { whatTimesTell } from '../support/timings'

whatTimesTell({ rounds: 200, apart: 0.1 })
