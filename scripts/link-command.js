// Makes `npx sitrep` work in the project's own folder: npx looks there for commands of dependencies only.

import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const link = join(import.meta.dirname, '../node_modules/.bin/sitrep')
if (!existsSync(link)) symlinkSync('../../bin/sitrep.js', link)
