import { ROOT } from "./command/folders"
import { runCommand } from "./command/run-command"
import { importSite } from "./import/import-site"

void runCommand(() => importSite(ROOT))
