interface RemotePlan {
  readonly name: string;
  readonly routes: string[];
  readonly files: Map<string, string>;
}
export declare const planRemote: (root: string, asked: { readonly name: string; readonly routes: string }) => RemotePlan;
