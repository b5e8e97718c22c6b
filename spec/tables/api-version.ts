/** The version of the API in its OpenAPI document. Paths have `/v1` only. Source: Versioning. */
export const apiVersion = '1.0.0';
