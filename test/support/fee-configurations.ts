import type { ApiResponse, Api } from './api';
import type { Schemas } from './document';
import type { Front } from './fronts';

export type Configuration = Schemas['FeeConfiguration'];

/** The fee configurations of one sub account. */
export class FeeConfigurations {
  readonly path: string;

  constructor(
    readonly api: Api,
    readonly subAccountId: string,
  ) {
    this.path = `/v1/sub_accounts/${subAccountId}/fee_configurations`;
  }

  post(feeType: string, fields: object = {}): Promise<ApiResponse> {
    return this.api.post(`${this.path}/${feeType}`, { variable_rate: 2.75, ...fields });
  }

  async create(feeType: string, fields: object = {}): Promise<Configuration> {
    return (await this.post(feeType, fields)).feeConfiguration;
  }

  get(feeType: string): Promise<ApiResponse> {
    return this.api.get(`${this.path}/${feeType}`);
  }

  async active(): Promise<Configuration[]> {
    return (await this.api.get(this.path)).feeConfigurations;
  }

  /** The rates of the active configurations by fee type. */
  async rates(): Promise<Record<string, number>> {
    return Object.fromEntries((await this.active()).map((each) => [each.fee_type, each.variable_rate]));
  }

  async scheduled(): Promise<Configuration[]> {
    return (await this.api.get(`${this.path}/scheduled`)).feeConfigurations;
  }

  async history(feeType: string): Promise<Configuration[]> {
    return (await this.api.get(`${this.path}/${feeType}/history`)).feeConfigurations;
  }
}

/** Returns the fee configurations of an enabled sub account of a new platform. */
export async function newFeeConfigurations(front: Front): Promise<FeeConfigurations> {
  const { testMode, newSubAccount } = await front.newPlatform();
  return new FeeConfigurations(testMode, (await newSubAccount()).id);
}

export const inMinutes = (front: Front, minutes: number): string =>
  new Date(front.clock.now() + minutes * 60_000).toISOString();
