#!/usr/bin/env node
/**
 * The command. Node keeps what it makes of the sources, which takes two thirds off the start. This file is JavaScript
 * because it runs before that: to strip types from a single file, Node loads its whole type stripper.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';

enableCompileCache();
await import('./command-line.ts');
// Node would keep it at the end only, which a server that is killed does not reach.
setTimeout(flushCompileCache, 1000).unref();
