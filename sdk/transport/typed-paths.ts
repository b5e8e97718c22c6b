import type { paths } from '../../spec/generated/types';
import type { AcceptsUndefined } from '../accepts-undefined';

/** The HTTP methods of the API. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

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
export type BarePath<M extends Method> = Paths<M, 'bare'>;

/** The resource in the envelope of a response. */
export type Resource<M extends Method, Path extends ResourcePath<M>> =
  SuccessBody<Operation<M, Path>> extends { data: infer Data } ? Data : never;

/** One of the resources on a page. */
export type Item<Path extends ListPath> =
  SuccessBody<Operation<'get', Path>> extends { data: readonly (infer Each)[] } ? Each : never;

/** The resource that is the whole body of a response. */
export type BareResource<M extends Method, Path extends BarePath<M>> = SuccessBody<Operation<M, Path>>;

/** The values of the placeholders of a path, in their order. */
export type Ids<M extends Method, Path extends keyof paths> = Placeholders<Path, PathParams<Operation<M, Path>>>;

type PathParams<Op> = Op extends { parameters: { path: infer Params } } ? Params : never;

type Placeholders<Path extends string, Params> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? readonly [Name extends keyof Params ? Extract<Params[Name], string> : never, ...Placeholders<Rest, Params>]
  : readonly [];

/** The query of a list. */
export type Query<Path extends ListPath> =
  Operation<'get', Path> extends { parameters: { query?: infer Params } }
    ? Readonly<AcceptsUndefined<NonNullable<Params>>>
    : never;

/** The body that an operation takes; undefined for one without a body. */
export type Body<M extends Method, Path extends keyof paths> = BodyOf<Operation<M, Path>>;

type BodyOf<Op> = Op extends { requestBody?: never }
  ? undefined
  : Op extends { requestBody: infer Content }
    ? AcceptsUndefined<JsonOf<Content>>
    : Op extends { requestBody?: infer Content }
      ? AcceptsUndefined<JsonOf<Content>> | undefined
      : never;
