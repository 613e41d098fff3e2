import { afterAll, vi } from 'vitest'
import { removeDataFolders } from './data-folder'
import { replaceAfter } from './next-server'
import { forgetProcessState } from './process-state'

/** Loaded before each test file: nothing that it or an earlier file of the worker set may remain. */
vi.unstubAllEnvs()
vi.restoreAllMocks()
forgetProcessState()
replaceAfter()
afterAll(removeDataFolders)
