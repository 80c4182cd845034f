#!/bin/sh
# On a server with nginx: puts a new build into the place of the one before, in one moment.
#
#   sh publish-to-nginx.sh BUILD HOME [FOLDER]
#
# BUILD is the folder that `npm run release` has written, HOME where the releases are kept, such as /var/www/salon: the server
# block of the site includes HOME/current.conf. FOLDER only for a site in a folder: `salon` for BASE_PATH=/salon/.
#
# Files and headers change together, because the header of the policy names hashes of what stands in the pages. Requests that
# have begun end as they began. The hashed files of earlier releases stay for 30 days: whoever has a page of theirs open
# still finds what it loads later.
set -eu
build=$1
home=$2
folder=${3:-}
nginx=${NGINX:-nginx}

root=$home/releases/$(date +%Y%m%d-%H%M%S)
site=$root${folder:+/$folder}
mkdir -p "$site"
cp -R "$build/." "$site/"

current=$home/current.conf
if [ -e "$current" ]; then
  before=$(sed -n 's/^include \(.*\)\/_nginx.conf;$/\1/p' "$current")
  (cd "$before/assets" && find . -type f -mtime -30) | while read -r file; do
    [ -e "$site/assets/$file" ] || cp -p "$before/assets/$file" "$site/assets/$file"
  done
  cp "$current" "$current.before"
fi

printf 'root %s;\ninclude %s/_nginx.conf;\n' "$root" "$site" >"$current.next"
mv "$current.next" "$current"
if ! $nginx -t; then
  [ -e "$current.before" ] && mv "$current.before" "$current"
  echo 'nginx does not take the new release: the one before stays.'
  exit 1
fi
$nginx -s reload
