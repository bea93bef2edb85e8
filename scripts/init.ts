import { ROOT } from "./command/folders"
import { runCommand } from "./command/run-command"
import { initSite } from "./init/init-site"

void runCommand(() => initSite(ROOT))
