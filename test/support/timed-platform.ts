import { expect } from 'vitest';
import type { ApiResponse, Api } from './api';
import type { TestPlatform } from './test-platform';

/** A platform whose clock advances by days. Each request must succeed. */
export class TimedPlatform {
  constructor(readonly platform: TestPlatform) {}

  get api(): Api {
    return this.platform.testMode;
  }

  get liveApi(): Api {
    return this.platform.liveMode;
  }

  async get(path: string): Promise<ApiResponse> {
    return succeeded(await this.api.get(path));
  }

  async post(path: string, body?: object): Promise<ApiResponse> {
    return succeeded(await this.api.post(path, body));
  }

  async patch(path: string, body: object): Promise<ApiResponse> {
    return succeeded(await this.api.patch(path, body));
  }

  /** Advances the clock. */
  async wait(advance: string): Promise<void> {
    succeeded(await this.platform.clock({ advance }));
  }

  /** Returns the token of a new card or bank account. */
  async token(payment_method: object): Promise<string> {
    return (await this.post('/v1/payment_methods', { payment_method })).token;
  }
}

export function succeeded(answer: ApiResponse): ApiResponse {
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
}
