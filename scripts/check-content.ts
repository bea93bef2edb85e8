import { findProblems } from "./check-content/find-problems"
import { runCheck } from "./command/run-check"

void runCheck("npm run check:content -- [flags]: checks your content", findProblems)
