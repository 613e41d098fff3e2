import 'server-only'
import path from 'node:path'
import * as z from 'zod'

    files: fileStoreFrom(env, dataDir),
