import { vi } from 'vitest'

// Runs before each file: the site's settings, database and secrets are module state.
vi.unstubAllEnvs()
vi.resetModules()
