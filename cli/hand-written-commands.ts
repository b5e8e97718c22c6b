import type { Command } from 'commander';
import { agentCommand } from './commands/agent/command';
import { bugReportCommand } from './commands/bug-report/command';
import { cardsCommand } from './commands/cards/command';
import { clockCommand } from './commands/clock/command';
import { compareCommand } from './commands/compare/command';
import { completionCommand } from './commands/completion/command';
import { coverageCommand } from './commands/coverage/command';
import { doctorCommand } from './commands/doctor/command';
import { errorsCommand } from './commands/errors/command';
import { execCommand } from './commands/exec/command';
import { exploreCommand } from './commands/explore/command';
import { exportCommand } from './commands/export/command';
import { importCommand } from './commands/import/command';
import { initCommand } from './commands/init/command';
import { listenCommand } from './commands/listen/command';
import { mcpCommand } from './commands/mcp/command';
import { openCommand } from './commands/open/command';
import { openapiCommand } from './commands/openapi/command';
import { readyCommand } from './commands/ready/command';
import { reportCommand } from './commands/report/command';
import { reviewCommand } from './commands/review/command';
import { recordCommand } from './commands/record/command';
import { replicasCommand } from './commands/replicas/command';
import { scenariosCommand } from './commands/scenarios/command';
import { searchCommand } from './commands/search/command';
import { startCommand } from './commands/start/command';
import { stopCommand } from './commands/stop/command';
import { storeCommand } from './commands/store/command';
import { triggerCommand } from './commands/trigger/command';
import { verifyCommand } from './commands/verify/command';
import { whoamiCommand } from './commands/whoami/command';
import type { Io } from './io';

/** Creates the commands that are written by hand. */
export function handWrittenCommands(io: Io, end: (code: number) => void, showsAllOptions = false): readonly Command[] {
  return [
    startCommand(io, end, showsAllOptions),
    stopCommand(io, end),
    initCommand(io),
    triggerCommand(io),
    reviewCommand(io),
    clockCommand(io),
    searchCommand(io),
    listenCommand(io, end),
    execCommand(io, end),
    exploreCommand(io, end),
    exportCommand(io),
    importCommand(io),
    reportCommand(io, end),
    readyCommand(io, end),
    coverageCommand(io, end),
    recordCommand(io, end),
    compareCommand(io, end),
    bugReportCommand(io, end),
    verifyCommand(io, end),
    replicasCommand(io, end),
    storeCommand(io, end),
    scenariosCommand(io),
    cardsCommand(io),
    errorsCommand(io),
    openapiCommand(io),
    completionCommand(io),
    whoamiCommand(io),
    openCommand(io),
    mcpCommand(io),
    agentCommand(io),
    doctorCommand(io, end),
  ];
}
