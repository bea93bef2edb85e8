import { findProblems } from "./check-content/find-problems"
import { runCheck } from "./command/run-check"

const FLAGS = {
  fix: "applies every fix that loses nothing, and shows what it changed",
  remote: "also requests the remote images, as a build does",
}

void runCheck("npm run check:content -- [flags]: checks your content", FLAGS, findProblems)
