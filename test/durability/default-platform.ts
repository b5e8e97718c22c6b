import { Api, exchange, type ApiResponse, type Send } from '../support/api';
import { type RunningCli, startCli } from '../support/cli-process';
import { defaultKeys } from './caller';

/** Starts the command line on a data directory. */
export const startOn = (directory: string): Promise<RunningCli> => startCli(['--data', directory]);

/** The API of a process, as the test mode of its default platform. */
export const apiOf = ({ url }: RunningCli): Api => new Api({ baseUrl: url, fetch }, defaultKeys);

/** Sends a request to the control API of the default platform of a process. */
export const control = ({ url }: RunningCli, method: string, path: string, send?: Send): Promise<ApiResponse> =>
  exchange({ baseUrl: url, fetch }, method, `/_sandbox/platforms/default/${path}`, send);

export const readClock = async (cli: RunningCli) => (await control(cli, 'GET', 'clock')).asControl('Clock');

export const moveClock = async (cli: RunningCli, body: object) =>
  (await control(cli, 'POST', 'clock', { body })).asControl('MovedClock');
