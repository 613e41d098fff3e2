import { vi } from 'vitest'
import { forgetProcessState } from './process-state'

/** Loaded before each test file: nothing that an earlier file of the worker set may remain. */
vi.unstubAllEnvs()
forgetProcessState()
