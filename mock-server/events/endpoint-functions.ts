/** A webhook endpoint that is a function of this process. */
export type EndpointFunction = (request: Request) => Response | Promise<Response>;

/**
 * The functions of a platform, by the id of their publisher (webhook endpoint). They stay when a publisher is deleted, as an undo
 * or a snapshot may bring it back.
 */
export interface EndpointFunctions {
  readonly get: (publisherId: string) => EndpointFunction | undefined;
  readonly add: (publisherId: string, endpoint: EndpointFunction) => void;
}
