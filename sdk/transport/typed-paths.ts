import type { paths } from '../../spec/generated/types';
import type { AcceptsUndefined } from '../accepts-undefined';

/** The HTTP methods of the API. */
export type Method = 'get' | 'post' | 'patch';

type Operation<M extends Method, Path extends keyof paths> = NonNullable<paths[Path][M]>;

/** The JSON body of a successful response. */
type SuccessBody<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & (200 | 201)]: JsonOf<Responses[Status]> }[keyof Responses & (200 | 201)]
  : never;

type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } } ? Json : never;

interface Envelope {
  readonly data: unknown;
}

interface List {
  readonly data: readonly unknown[];
}

/** The paths that have the method, by what a successful response holds. */
type Paths<M extends Method, Kind extends 'one' | 'list' | 'bare'> = {
  [Path in keyof paths]: paths[Path] extends { [Key in M]: infer Op }
    ? KindOf<Op> extends Kind
      ? Path
      : never
    : never;
}[keyof paths];

type KindOf<Op> = SuccessBody<Op> extends List ? 'list' : SuccessBody<Op> extends Envelope ? 'one' : 'bare';

/** Paths whose response is one resource in an envelope. */
export type ResourcePath<M extends Method> = Paths<M, 'one'>;
/** Paths whose response is a page of resources in an envelope. */
export type ListPath = Paths<'get', 'list'>;
/** Paths whose response is a resource without an envelope. */
export type BarePath = Paths<'post', 'bare'>;

/** The resource in the envelope of a response. */
export type Resource<M extends Method, Path extends ResourcePath<M>> =
  SuccessBody<Operation<M, Path>> extends { data: infer Data } ? Data : never;

/** One of the resources on a page. */
export type Item<Path extends ListPath> =
  SuccessBody<Operation<'get', Path>> extends { data: readonly (infer Each)[] } ? Each : never;

/** The resource that is the whole body of a response. */
export type BareResource<Path extends BarePath> = SuccessBody<Operation<'post', Path>>;

/** The path parameters, query and body that an operation takes. */
export type Input<M extends Method, Path extends keyof paths> = PathInput<Operation<M, Path>> &
  QueryInput<Operation<M, Path>> &
  BodyInput<Operation<M, Path>>;

type PathInput<Op> = Op extends { parameters: { path: infer Path } }
  ? { readonly path: Readonly<Path> }
  : { readonly path?: never };

type QueryInput<Op> = Op extends { parameters: { query?: never } }
  ? { readonly query?: never }
  : Op extends { parameters: { query?: infer Query } }
    ? { readonly query: Readonly<AcceptsUndefined<NonNullable<Query>>> }
    : never;

type BodyInput<Op> = Op extends { requestBody?: never }
  ? { readonly body?: never }
  : Op extends { requestBody: { content: { 'application/json': infer Json } } }
    ? { readonly body: AcceptsUndefined<Json> }
    : Op extends { requestBody?: { content: { 'application/json': infer Json } } }
      ? { readonly body?: AcceptsUndefined<Json> | undefined }
      : never;
