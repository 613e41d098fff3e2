import { vi } from 'vitest'
import { replaceAfter } from './next-server'
import { forgetProcessState } from './process-state'

/** Loaded before each test file: nothing that an earlier file of the worker set may remain. */
vi.unstubAllEnvs()
forgetProcessState()
replaceAfter()
